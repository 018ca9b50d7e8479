const { compare } = new Intl.Collator('hu', { numeric: true })

/** As cameras count: 9 comes before 10. Later nobody knows: a stored file is named by its content. */
export const inCameraOrder = <Named extends { name: string }>(files: Named[]): Named[] =>
  files.toSorted((one, other) => compare(one.name, other.name))
