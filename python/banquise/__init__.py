"""Modern board games as environments for programs that learn. See README.md."""

from .agents import GreedyAgent, RandomAgent
from .batch import BatchEnv, Batch
from .env import Env, Position
from .process import BanquiseError
from .spaces import Spaces, Tensor

__all__ = [
    "BanquiseError",
    "Batch",
    "BatchEnv",
    "Env",
    "GreedyAgent",
    "Position",
    "RandomAgent",
    "Spaces",
    "Tensor",
]
