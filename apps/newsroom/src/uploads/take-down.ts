import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import type pg from 'pg'
import { type Queryable, writeAuditLine } from '../audit/audit-line.ts'
import { inTransaction } from '../pool.ts'
import { htmlOf } from '../rich-text/html.ts'
import { withoutPictures } from '../rich-text/pictures.ts'
import { hashInName } from './file-name.ts'
import { filesSql, type PictureCollection, pictureFolders } from './picture-files.ts'
import { hideFiles, type PictureDirs } from './public-files.ts'
import { sha256 } from './taken-down.ts'

export type PictureId = { collection: PictureCollection; id: number }
type Picture = PictureId & { files: string[]; source_hash: string | null }

const tables = { media: 'media', 'gallery-files': 'gallery_files' } as const

const picturesSql = (collection: PictureCollection) => `
  select '${collection}' as collection, id, source_hash, ${filesSql} as files from public.${tables[collection]}`

/** The picture, and every other upload of the same file: by its hash, or by the one in its stored name. */
async function copiesOf(client: Queryable, { collection, id }: PictureId): Promise<Picture[]> {
  const { rows } = await client.query<Picture>(
    `with picture as (
       select source_hash, ${hashInName('filename')} as hash
       from public.${tables[collection]} where id = $1
     ), stored as (${picturesSql('media')} union all ${picturesSql('gallery-files')})
     select stored.* from stored, picture
     where stored.source_hash = picture.source_hash or ${hashInName('files[1]')} = picture.hash
       or (stored.collection = $2 and stored.id = $1)`,
    [id, collection],
  )
  return rows
}

const richTexts = [
  { table: 'articles_locales', column: 'body' },
  { table: '_articles_v_locales', column: 'version_body' },
  { table: 'pages_locales', column: 'body' },
  { table: '_pages_v_locales', column: 'version_body' },
  { table: 'settings_locales', column: 'contact_other' },
]

const hasPicture = `$.** ? (@.type == "upload" && (@.value == $id || @.value.id == $id || @.value == $text))`

/** In every language, draft and older version. */
async function removeFromTexts(client: Queryable, ids: number[]): Promise<void> {
  for (const { table, column } of richTexts) {
    const { rows } = await client.query<{ id: number; text: SerializedEditorState }>(
      `select id, ${column} as text from public.${table}
       where exists (
         select from unnest($1::int[]) picture
         where jsonb_path_exists(
           ${column}, $2::jsonpath, jsonb_build_object('id', picture, 'text', picture::text)))
       for update`,
      [ids, hasPicture],
    )
    for (const { id, text } of rows) {
      const rest = withoutPictures(text, ids)
      await client.query(`update public.${table} set ${column} = $2, ${column}_html = $3 where id = $1`, [
        id,
        rest && JSON.stringify(rest),
        rest && htmlOf(rest),
      ])
    }
  }
}

/** They are nothing without their picture. */
const picturesOnly = [
  { table: 'banners', column: 'banner_image_id' },
  { table: 'popups', column: 'banner_image_id' },
  { table: 'sponsors', column: 'sponsor_logo_id' },
]

async function hashesOf({ STORE_DIR }: PictureDirs, { collection, files, source_hash }: Picture) {
  const hashes = source_hash ? [source_hash] : []
  for (const name of files) {
    const file = path.join(STORE_DIR, pictureFolders[collection], path.basename(name))
    const data = await readFile(file).catch(() => undefined)
    if (data) hashes.push(sha256(data))
  }
  return hashes
}

/**
 * Removes pictures from everything that shows them, and themselves, with other uploads of the same files; keeps only
 * their hashes. Covers, portraits, crests and lists of galleries follow by the foreign keys, in drafts and older
 * versions too. The caller deletes the files of the result when the transaction is committed.
 */
export async function takeDownIn(client: Queryable, dirs: PictureDirs, ids: PictureId[]): Promise<Picture[]> {
  const found = new Map<string, Picture>()
  for (const id of ids) {
    for (const picture of await copiesOf(client, id))
      found.set(`${picture.collection}:${picture.id}`, picture)
  }
  const pictures = [...found.values()]
  const idsOf = (of: PictureCollection) =>
    pictures.filter(({ collection }) => collection === of).map(({ id }) => id)
  for (const { collection, id } of pictures) {
    // Now, while they can still be found.
    await client.query('select upkeep.add_purge($1, upkeep.tags_of_users($2, $3), true)', [
      `${collection}:${id}`,
      collection,
      id,
    ])
  }
  const media = idsOf('media')
  await removeFromTexts(client, media)
  for (const { table, column } of picturesOnly)
    await client.query(`delete from public.${table} where ${column} = any($1)`, [media])
  const hashes = (await Promise.all(pictures.map((picture) => hashesOf(dirs, picture)))).flat()
  await client.query(
    'insert into public.taken_down_pictures (hash) select distinct unnest($1::text[]) on conflict do nothing',
    [hashes],
  )
  for (const collection of ['media', 'gallery-files'] as const)
    await client.query(`delete from public.${tables[collection]} where id = any($1)`, [idsOf(collection)])
  for (const { collection, files } of pictures) await hideFiles(dirs, pictureFolders[collection], files)
  return pictures
}

export async function deleteStored({ STORE_DIR }: PictureDirs, pictures: Picture[]): Promise<void> {
  for (const { collection, files } of pictures) {
    for (const name of files)
      await rm(path.join(STORE_DIR, pictureFolders[collection], path.basename(name)), { force: true })
  }
}

/** Pictures of which a file with one of these hashes is stored. */
export async function picturesWith(client: Queryable, hashes: string[]): Promise<PictureId[]> {
  const { rows } = await client.query<PictureId>(
    `with stored as (${picturesSql('media')} union all ${picturesSql('gallery-files')})
     select collection, id from stored
     where source_hash = any($1) or ${hashInName('files[1]')} in (select left(hash, 12) from unnest($1::text[]) hash)`,
    [hashes],
  )
  return rows
}

/** Returns how many uploads it removed: none if there is no such picture. */
export async function takeDown(
  pool: pg.Pool,
  dirs: PictureDirs,
  picture: PictureId,
  actor: string,
): Promise<number> {
  const pictures = await inTransaction(pool, async (client) => {
    const taken = await takeDownIn(client, dirs, [picture])
    if (taken.length > 0)
      await writeAuditLine(client, {
        action: 'picture_takedown',
        count: taken.length,
        actor,
        subject: picture,
      })
    return taken
  })
  await deleteStored(dirs, pictures)
  return pictures.length
}
