/** The most script that a page may load, in thousands of bytes as they are sent. */
export const SCRIPT_BUDGET = {
  home: 170,
  'a new table': 252,
  'a table of Bondebridge': 200,
  'a table of Bondtolva': 200,
  'a replay': 212,
} as const;
