"""The same games for PettingZoo: `pip install pettingzoo gymnasium numpy`, then `from banquise.pettingzoo_env import AEC`."""

try:
    import numpy
    from gymnasium import spaces
    from pettingzoo import AECEnv
except ImportError as missing:
    raise ImportError("the PettingZoo class needs pettingzoo, gymnasium and numpy") from missing

from .env import Env


class AEC(AECEnv):
    """An agent for each seat: `seat_0`, `seat_1`, … An observation has the numbers and the mask of legal actions."""

    metadata = {"name": "banquise", "render_modes": [], "is_parallelizable": False}
    render_mode = None

    def __init__(self, game, seats=None, options=None, command=None):
        super().__init__()
        self._env = Env(game, seats, options, command=command)
        told = self._env.spaces
        self.possible_agents = [f"seat_{seat}" for seat in range(told.seats)]
        bounds = numpy.iinfo(told.dtype)
        numbers = spaces.Box(bounds.min, bounds.max, (told.size,), told.dtype)
        mask = spaces.Box(0, 1, (told.actions,), numpy.int8)
        seen = spaces.Dict({"observation": numbers, "action_mask": mask})
        self.observation_spaces = {agent: seen for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(told.actions) for agent in self.possible_agents}

    def observation_space(self, agent):
        return self.observation_spaces[agent]

    def action_space(self, agent):
        return self.action_spaces[agent]

    def reset(self, seed=None, options=None):
        self.agents = list(self.possible_agents)
        self.rewards = {agent: 0.0 for agent in self.agents}
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self.infos = {agent: {} for agent in self.agents}
        self._look(self._env.reset(seed))

    def observe(self, agent):
        seat = self.possible_agents.index(agent)
        position = self._env.position
        acts = position.actor == seat
        numbers = position.observation if acts else self._env.observe(seat)
        mask = self._env.mask() if acts else numpy.zeros(self._env.spaces.actions, dtype=numpy.int8)
        return {"observation": numbers, "action_mask": mask}

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0
        position = self._env.step(int(action))
        self.rewards = {each: position.rewards[seat] for seat, each in enumerate(self.possible_agents)}
        if position.done:
            self.terminations = {each: True for each in self.agents}
        self._look(position)
        self._accumulate_rewards()

    def close(self):
        self._env.close()

    def render(self):
        return None

    def _look(self, position):
        if not position.done:
            self.agent_selection = self.possible_agents[position.actor]
