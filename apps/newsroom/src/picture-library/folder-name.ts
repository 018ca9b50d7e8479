export const longestFolderName = 60

/** As it is stored: without stray spaces, and nothing where nothing was written. */
export function folderName(value: unknown): string | null | undefined {
  if (typeof value !== 'string') return value === null ? null : undefined
  return value.normalize('NFC').replace(/\s+/g, ' ').trim() || null
}
