// What cluster-key-slot has of types: nothing; this is the part that is used here.

declare module 'cluster-key-slot' {
  /** The slot of a key, 0 to 16383: CRC16 of the whole key, or of what stands in its first braces. */
  export default function slotOf(key: string): number;
}
