"""The rulebook as code: a module for each chapter or part of one."""
