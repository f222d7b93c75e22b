"""python3 -m unittest discover -s python/tests (with `python` on PYTHONPATH and BANQUISE_COMMAND set)."""

import random
import subprocess
import sys
import unittest
from pathlib import Path

from banquise import BanquiseError, BatchEnv, Env, GreedyAgent, RandomAgent

sys.path.insert(0, str(Path(__file__).parent.parent / "examples"))
import train_blueprints  # noqa: E402

try:
    import numpy
except ImportError:
    numpy = None

try:
    from banquise.pettingzoo_env import AEC
except ImportError:
    AEC = None

GAMES = ["blueprints", "igloo-igloo", "antarctica", "nunatak", "last-generator"]


def finished(env, agents, seed):
    position = env.reset(seed)
    while not position.done:
        position = env.step(agents[position.actor].act(env))
    return position


class OneGame(unittest.TestCase):
    def test_every_game_is_played_to_its_end(self):
        for game in GAMES:
            with self.subTest(game=game), Env(game) as env:
                agent = RandomAgent(1)
                end = finished(env, [agent] * env.spaces.seats, 1)
                self.assertEqual(end.actor, -1)
                self.assertEqual(len(end.points), env.spaces.seats)
                self.assertEqual(len(end.observation), env.spaces.size)

    def test_actions_masks_and_moves_agree(self):
        with Env("blueprints") as env:
            position = env.reset(3)
            mask = env.mask()
            self.assertEqual([i for i, legal in enumerate(mask) if legal], position.legal)
            action = position.legal[1]
            after = list(env.step(action).observation)
            env.reset(3)
            self.assertEqual(list(env.play(env.spaces.move(action)).observation), after)

    def test_clones_and_worlds(self):
        with Env("blueprints") as env:
            env.reset(5)
            clone = env.clone()
            agent = RandomAgent(2)
            ends = []
            for _ in range(2):
                env.restore(clone)
                agent = RandomAgent(2)
                while not env.position.done:
                    env.step(agent.act(env))
                ends.append(env.position.points)
            self.assertEqual(ends[0], ends[1])
            env.restore(clone)
            seen = list(env.observe(0))
            env.redeal(0, 9)
            self.assertEqual(list(env.observe(0)), seen)
            env.release(clone)
            with self.assertRaises(BanquiseError):
                env.restore(clone)

    def test_encodings_tell_observations_apart(self):
        with Env("nunatak", seats=2) as env:
            agent, plain, encoded = RandomAgent(4), set(), set()
            position = env.reset(4)
            while not position.done:
                plain.add(bytes(position.observation))
                inputs = env.spaces.encode(position.observation)
                self.assertEqual(len(inputs), env.spaces.encoded_size)
                self.assertTrue(all(0 <= each <= 1 for each in inputs))
                encoded.add(tuple(inputs))
                position = env.step(agent.act(env))
            self.assertEqual(len(encoded), len(plain))

    def test_greedy_beats_chance(self):
        wins = 0.0
        with Env("blueprints") as env:
            for seed in range(12):
                greedy = seed % 2
                agents = [RandomAgent(seed), RandomAgent(seed)]
                agents[greedy] = GreedyAgent(iterations=60, seed=seed)
                wins += finished(env, agents, seed).rewards[greedy]
        self.assertGreater(wins, 8)

    def test_refusals_are_errors_and_the_game_goes_on(self):
        with Env("blueprints") as env:
            position = env.reset(1)
            illegal = next(i for i in range(24) if i not in position.legal)
            with self.assertRaises(BanquiseError) as refused:
                env.step(illegal)
            self.assertEqual(refused.exception.code, "illegal")
            self.assertRegex(refused.exception.rule, r"^BLU-\d")
            self.assertFalse(env.step(position.legal[0]).done)

    def test_a_wrong_game_says_why(self):
        with self.assertRaisesRegex(BanquiseError, "there is no game"):
            Env("chess")


class ManyGames(unittest.TestCase):
    def test_a_batch_plays_as_one_game_does(self):
        with BatchEnv("blueprints", games=3) as many, Env("blueprints") as one:
            batch = many.reset(seed=7)
            chooser = random.Random(1)
            position = one.reset(8)
            while not position.done:
                self.assertEqual(list(batch.legal_of(1)), position.legal)
                rows = batch.observation
                size = many.spaces.size
                row = rows[1] if numpy is not None else rows[size : 2 * size]
                self.assertEqual(list(row), list(position.observation))
                moves = [chooser.choice(list(batch.legal_of(i)) or [0]) for i in range(3)]
                batch = many.step(moves)
                position = one.step(moves[1])
            self.assertEqual(batch.actor[1], -1)
            rewards = batch.rewards[1] if numpy is not None else batch.rewards[2:4]
            self.assertEqual(list(rewards), position.rewards)
            fresh = many.step_index([0, 0, 0])
            self.assertGreaterEqual(fresh.actor[1], 0)

    def test_numpy_is_not_needed(self):
        script = """
import sys
sys.modules["numpy"] = None
from banquise import BatchEnv, Env
with BatchEnv("blueprints", games=2) as many, Env("blueprints") as one:
    batch, position = many.reset(seed=7), one.reset(8)
    for _ in range(30):
        size = many.spaces.size
        assert list(batch.legal_of(1)) == position.legal
        assert list(batch.observation[size : 2 * size]) == list(position.observation)
        batch, position = many.step_index([0, 0]), one.step(position.legal[0])
"""
        done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
        self.assertEqual(done.returncode, 0, done.stderr)

    def test_all_or_nothing(self):
        with BatchEnv("blueprints", games=2) as env:
            env.reset(seed=1)
            with self.assertRaises(BanquiseError) as refused:
                env.step([0, 9999])
            self.assertEqual(refused.exception.code, "illegal")


class Training(unittest.TestCase):
    def test_the_example_learns(self):
        chooser, weights = random.Random(1), {}
        with Env("blueprints", seats=2) as env:
            train_blueprints.train(env, weights, chooser, games=250)
            wins = sum(train_blueprints.play(env, weights, i % 2, 10_000 + i, chooser)[0] for i in range(60))
        self.assertGreater(wins, 39)


@unittest.skipIf(AEC is None, "pettingzoo is not installed")
class PettingZoo(unittest.TestCase):
    def test_the_api_is_kept(self):
        from pettingzoo.test import api_test

        env = AEC("blueprints", seats=3)
        api_test(env, num_cycles=300, verbose_progress=False)
        env.close()


if __name__ == "__main__":
    unittest.main()
