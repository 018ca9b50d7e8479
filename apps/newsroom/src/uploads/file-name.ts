/**
 * A file is named by its content alone: what it was called may be somebody's name. Two files whose hashes begin alike
 * get a number.
 */
export const fileName = (hash: string, ext: string): string => `${hash.slice(0, 12)}${ext}`

/** A regular expression of PostgreSQL for the names of all files of an upload. */
export const fileNamePattern = '^[0-9a-f]{12}(-[0-9]+)?(-[0-9]+x[0-9]+|-share-[0-9]+-[0-9]+)?\\.[a-z0-9]+$'

/** The hash in a name, in SQL; versions before put the name of the uploaded file in front of it. */
export const hashInName = (name: string): string =>
  `substring(${name} from '(?:^|-)([0-9a-f]{12})(?:-\\d+)?\\.\\w+$')`
