// A sender's text in an answer.

const LONGEST_ECHO = 40;

/** A text of the sender's, short and plain enough to be shown back. */
export function echoed(text: string): string {
  const characters = Array.from(text.replace(/\p{Cc}/gu, ''));
  return characters.length > LONGEST_ECHO ? `${characters.slice(0, LONGEST_ECHO).join('')}…` : characters.join('');
}
