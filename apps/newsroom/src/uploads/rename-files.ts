import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { inTransaction } from '../pool.ts'
import { fileName, fileNamePattern } from './file-name.ts'
import { documentFolder, filesSql, pictureFolders } from './picture-files.ts'
import { linkInStore, type PictureDirs, showFiles } from './public-files.ts'
import { sha256 } from './taken-down.ts'

type Upload = {
  id: number
  files: Record<string, string | null>
  avif: { filename: string }[] | null
  held: boolean
}
type Source = { table: string; folder: string; columns: string[]; files: string; held: string }

const pictureColumns = [
  'filename',
  'sizes_small_filename',
  'sizes_medium_filename',
  'sizes_large_filename',
  'share',
]
const pictures = (table: string, folder: string, heldView: string): Source => ({
  table,
  folder,
  columns: pictureColumns,
  files: filesSql,
  held: `m.deleted_at is not null or exists (select from children.${heldView} h where h.id = m.id)`,
})
const sources: Source[] = [
  pictures('media', pictureFolders.media, 'held_media'),
  pictures('gallery_files', pictureFolders['gallery-files'], 'held_gallery_file'),
  {
    table: 'documents',
    folder: documentFolder,
    columns: ['filename'],
    files: 'array[filename]::text[]',
    held: 'm.deleted_at is not null',
  },
]

/** Selects the next upload with a file that is not named by its content. */
const nextSql = ({ table, columns, files, held }: Source) => `
  select m.id, jsonb_build_object(${columns.map((column) => `'${column}', m.${column}`).join(', ')}) as files,
    ${columns.length > 1 ? 'm.avif' : 'null::jsonb as avif'}, ${held} as held
  from public.${table} m
  where m.filename is not null and exists (select from unnest(${files}) name where name !~ $1)
  order by m.id limit 1 for update of m skip locked`

/** The hash from the former name, else the hash of the stored file. */
async function hashOf(directory: string, { id, files: { filename } }: Upload): Promise<string> {
  const [, known] = /-([0-9a-f]{12})(?:-\d+)?\.\w+$/.exec(filename ?? '') ?? []
  if (known) return known
  const data = await readFile(path.join(directory, path.basename(filename ?? ''))).catch(() => undefined)
  return sha256(data ?? Buffer.from(`lost ${id}`))
}

/** Adds a number if another upload of the same file already has the name. */
async function freeName(client: pg.PoolClient, table: string, id: number, hash: string): Promise<string> {
  const name = fileName(hash, '')
  const { rows } = await client.query<{ name: string }>(
    `select split_part(filename, '.', 1) as name from public.${table} where filename like $1 || '%' and id <> $2`,
    [name, id],
  )
  const taken = new Set(rows.map((row) => row.name))
  let free = name
  for (let number = 1; taken.has(free); number += 1) free = `${name}-${number}`
  return free
}

/** The end of the name, which differs between the files of an upload: the size or the crop for sharing. */
const endOf = (name: string) => /(?:-\d+x\d+|-share-\d+-\d+)?\.\w+$/.exec(name)?.[0].toLowerCase() ?? '.bin'

const urlOf = (column: string) => column.replace(/filename$/, 'url')

async function renameNext(client: pg.PoolClient, dirs: PictureDirs, source: Source) {
  const { table, folder, columns } = source
  const { rows } = await client.query<Upload>(nextSql(source), [fileNamePattern])
  const [upload] = rows
  if (!upload) return undefined
  const base = await freeName(
    client,
    table,
    upload.id,
    await hashOf(path.join(dirs.STORE_DIR, folder), upload),
  )
  const newNames = new Map<string, string>()
  const rename = (name: string) => {
    newNames.set(path.basename(name), `${base}${endOf(name)}`)
    return `${base}${endOf(name)}`
  }
  const values = columns.map((column) => upload.files[column] && rename(upload.files[column]))
  const avif = upload.avif?.map((file) => ({ ...file, filename: rename(file.filename) }))
  // Before the database has the new names, so that pages never link to a missing file. A failed round is repeated.
  for (const [from, to] of newNames) await linkInStore(dirs, folder, from, to)
  if (!upload.held) await showFiles(dirs, folder, [...newNames.values()])
  const sets = columns.flatMap((column, index) => [
    `${column} = $${index + 2}::varchar`,
    // The newsroom's address of the file ends with its name.
    ...(column.endsWith('filename')
      ? [`${urlOf(column)} = regexp_replace(${urlOf(column)}, '[^/]*$', $${index + 2}::varchar)`]
      : []),
  ])
  // By SQL, so that the date of the last edit does not change.
  await client.query(
    `update public.${table} set ${[...sets, ...(avif ? [`avif = $${columns.length + 2}`] : [])].join(', ')}
     where id = $1`,
    [upload.id, ...values, ...(avif ? [JSON.stringify(avif)] : [])],
  )
  return { folder, former: [...newNames].filter(([from, to]) => from !== to).map(([from]) => from) }
}

/**
 * Renames every file that is not named by its content, such as those of earlier versions. Returns the number of uploads.
 * The former names stay in the public folder until reconcileFiles removes them; by then their pages are renewed.
 */
export async function renameFiles(pool: pg.Pool, dirs: PictureDirs, limit = 100): Promise<number> {
  let renamed = 0
  for (const source of sources) {
    while (renamed < limit) {
      const done = await inTransaction(pool, (client) => renameNext(client, dirs, source))
      if (!done) break
      for (const name of done.former) await rm(path.join(dirs.STORE_DIR, done.folder, name), { force: true })
      renamed += 1
    }
  }
  return renamed
}
