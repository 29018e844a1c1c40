// Reads a compiled zone file: RFC 9636 (TZif), version 2 or later: the second, 64-bit block and the rule in the footer.

/**
 * @typedef {object} CompiledZone
 * @property {{offsetSeconds: number, daylightSaving: boolean, abbreviation: string}[]} types the first is in force before the first transition
 * @property {{at: number, type: number}[]} transitions `at` in seconds since 1970-01-01T00:00Z, rising
 * @property {string} rule the POSIX TZ string that holds after the last transition
 */

/**
 * @param {Buffer} file
 * @returns {CompiledZone}
 * @throws {Error} on anything but a version 2+ file without leap seconds
 */
export function readTzif(file) {
  if (file.toString('latin1', 0, 4) !== 'TZif' || file.toString('latin1', 4, 5) < '2') {
    throw new Error(`not a TZif file of version 2 or later: it begins with "${file.toString('latin1', 0, 5)}"`);
  }
  const first = readCounts(file, 0);
  const second = readCounts(file, HEADER_BYTES + bytesOfBlock(first, 4));
  if (second.leapSeconds > 0)
    throw new Error(`the file counts ${second.leapSeconds} leap seconds; take the tree without them`);

  let at = second.end;
  const times = Array.from({ length: second.transitions }, (_, i) => Number(file.readBigInt64BE(at + 8 * i)));
  at += 8 * second.transitions;
  const typeOf = file.subarray(at, at + second.transitions);
  at += second.transitions;
  const names = at + 6 * second.types;
  const types = Array.from({ length: second.types }, (_, i) => {
    const name = names + file.readUInt8(at + 6 * i + 5);
    return {
      offsetSeconds: file.readInt32BE(at + 6 * i),
      daylightSaving: file.readUInt8(at + 6 * i + 4) === 1,
      abbreviation: file.toString('latin1', name, file.indexOf(0, name)),
    };
  });
  const footer = second.end + bytesOfBlock(second, 8);
  return {
    types,
    transitions: times.map((time, i) => ({ at: time, type: typeOf[i] })),
    rule: file.toString('latin1', footer).trim(),
  };
}

const HEADER_BYTES = 44;

function readCounts(file, start) {
  const [utcFlags, standardFlags, leapSeconds, transitions, types, nameBytes] = [20, 24, 28, 32, 36, 40].map((field) =>
    file.readUInt32BE(start + field),
  );
  return { utcFlags, standardFlags, leapSeconds, transitions, types, nameBytes, end: start + HEADER_BYTES };
}

function bytesOfBlock(counts, timeBytes) {
  return (
    counts.transitions * (timeBytes + 1) +
    counts.types * 6 +
    counts.nameBytes +
    counts.leapSeconds * (timeBytes + 4) +
    counts.standardFlags +
    counts.utcFlags
  );
}
