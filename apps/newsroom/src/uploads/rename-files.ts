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

/** The next upload of which a file is named otherwise than by its content. */
const nextSql = ({ table, columns, files, held }: Source) => `
  select m.id, jsonb_build_object(${columns.map((column) => `'${column}', m.${column}`).join(', ')}) as files,
    ${columns.length > 1 ? 'm.avif' : 'null::jsonb as avif'}, ${held} as held
  from public.${table} m
  where m.filename is not null and exists (select from unnest(${files}) name where name !~ $1)
  order by m.id limit 1 for update of m skip locked`

/** The hash in the name that versions before gave it, or the one of what is stored. */
async function hashOf(directory: string, { id, files: { filename } }: Upload): Promise<string> {
  const [, known] = /-([0-9a-f]{12})(?:-\d+)?\.\w+$/.exec(filename ?? '') ?? []
  if (known) return known
  const data = await readFile(path.join(directory, path.basename(filename ?? ''))).catch(() => undefined)
  return sha256(data ?? Buffer.from(`lost ${id}`))
}

/** Another upload of the same file may have the name already. */
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

/** What tells the files of an upload apart: their size, or the part that is shared. */
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
  // Before a page can ask for them; whoever breaks off here finds them again in the next round.
  for (const [from, to] of newNames) await linkInStore(dirs, folder, from, to)
  if (!upload.held) await showFiles(dirs, folder, [...newNames.values()])
  const sets = columns.flatMap((column, index) => [
    `${column} = $${index + 2}::varchar`,
    // The newsroom's own address of the file ends in its name.
    ...(column.endsWith('filename')
      ? [`${urlOf(column)} = regexp_replace(${urlOf(column)}, '[^/]*$', $${index + 2}::varchar)`]
      : []),
  ])
  // Not through Payload: the upload was not edited, so its date stays.
  await client.query(
    `update public.${table} set ${[...sets, ...(avif ? [`avif = $${columns.length + 2}`] : [])].join(', ')}
     where id = $1`,
    [upload.id, ...values, ...(avif ? [JSON.stringify(avif)] : [])],
  )
  return { folder, former: [...newNames].filter(([from, to]) => from !== to).map(([from]) => from) }
}

/**
 * Names the files of older versions, and whatever else is not named so, by their content; returns how many uploads. The
 * public folder keeps the former names until the pages with them are renewed: reconcileFiles takes them out as unknown.
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
