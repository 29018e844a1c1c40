// How does a command end that was not understood, or cannot be done? Someone throws one of these; the command says it and ends.

/** The arguments say something that cannot be meant. The message is for the person at the terminal. */
export class Misunderstood extends Error {}

/** The arguments are right, but it cannot be done. */
export class Undone extends Error {}
