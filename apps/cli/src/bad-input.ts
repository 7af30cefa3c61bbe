/** Something the user gave cannot be worked with. Its message is for the terminal; the exit code is 2. */
export class BadInput extends Error {}
