// In which memory is a chart sent? In that of one that has been sent: new memory for each answer would be memory that the processor does not
// have at hand, and to take and free 25 KB takes longer than casting the chart that is in them.

/** The bytes of an answer. */
export type Answer = Buffer<ArrayBuffer>;

/** Every chart without a long name fits in. */
const BYTES = 32_768;
/** So much is kept for answers to come, two megabytes. */
const MOST_KEPT = 64;

const kept: ArrayBuffer[] = [];

/** Memory for an answer, all of which has to be written over. */
export function takeMemory(bytes: number): Answer {
  return bytes > BYTES ? Buffer.allocUnsafeSlow(bytes) : Buffer.from(kept.pop() ?? new ArrayBuffer(BYTES), 0, bytes);
}

/** Gives back the memory of an answer, once and when nobody reads it any more. Nothing of the answer stays in it. */
export function giveBack(answer: Answer): void {
  answer.fill(0);
  if (answer.buffer.byteLength === BYTES && kept.length < MOST_KEPT) kept.push(answer.buffer);
}
