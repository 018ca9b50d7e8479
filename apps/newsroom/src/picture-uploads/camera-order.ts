const { compare } = new Intl.Collator('hu', { numeric: true })

/** Sorts like cameras count: 9 before 10. Must run before the upload, because stored files lose their names. */
export const inCameraOrder = <Named extends { name: string }>(files: Named[]): Named[] =>
  files.toSorted((one, other) => compare(one.name, other.name))
