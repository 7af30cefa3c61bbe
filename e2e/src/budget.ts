/** The most script that a page may load, in thousands of bytes as they are sent. Tables are to come down to 200. */
export const SCRIPT_BUDGET = {
  home: 170,
  'a new table': 256,
  'a table of Bondebridge': 205,
  'a table of Bondtolva': 209,
  'a replay': 219,
} as const;
