/** What a power cut, a full disk or a failing disk does to a file. */
export const damages: Readonly<Record<string, (whole: Buffer) => Buffer>> = {
  empty: () => Buffer.of(),
  'cut to half': (whole) => whole.subarray(0, whole.length / 2),
  zeroed: (whole) => Buffer.alloc(whole.length),
  'changed by one bit': (whole) =>
    Buffer.from(whole.map((byte, i) => (i === whole.length >> 1 ? byte ^ 1 : byte))),
}
