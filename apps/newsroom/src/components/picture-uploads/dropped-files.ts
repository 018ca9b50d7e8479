import { inCameraOrder } from '../../picture-uploads/camera-order.ts'
import { isLitter } from '../../picture-uploads/check-file.ts'

const fileOf = (entry: FileSystemFileEntry) =>
  new Promise<File[]>((resolve) =>
    entry.file(
      (file) => resolve([file]),
      () => resolve([]),
    ),
  )

/** A folder answers in portions; an empty one is the last. */
const portionOf = (reader: FileSystemDirectoryReader) =>
  new Promise<FileSystemEntry[]>((resolve) => reader.readEntries(resolve, () => resolve([])))

async function filesIn(entry: FileSystemEntry): Promise<File[]> {
  if (isLitter(entry.name)) return []
  if (entry.isFile) return fileOf(entry as FileSystemFileEntry)
  const reader = (entry as FileSystemDirectoryEntry).createReader()
  const entries: FileSystemEntry[] = []
  for (let portion = await portionOf(reader); portion.length > 0; portion = await portionOf(reader))
    entries.push(...portion)
  const files: File[] = []
  for (const one of inCameraOrder(entries)) files.push(...(await filesIn(one)))
  return files
}

/** All files that were dropped or pasted; files of a folder are sorted by name. */
export async function droppedFiles(data: DataTransfer): Promise<File[]> {
  // Both are gone once this call has returned.
  const entries = [...data.items].flatMap((item) => item.webkitGetAsEntry?.() ?? [])
  const plain = [...data.files]
  if (entries.length === 0) return inCameraOrder(plain.filter(({ name }) => !isLitter(name)))
  return (await Promise.all(inCameraOrder(entries).map(filesIn))).flat()
}

export const carriesFiles = (data: DataTransfer | null): boolean => Boolean(data?.types.includes('Files'))
