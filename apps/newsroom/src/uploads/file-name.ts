/**
 * A file is named by the hash of its content alone, because its original name may be a person's name. A number is
 * added if two files have the same first twelve digits.
 */
export const fileName = (hash: string, ext: string): string => `${hash.slice(0, 12)}${ext}`

/** A PostgreSQL regular expression that matches the names of all files of an upload. */
export const fileNamePattern = '^[0-9a-f]{12}(-[0-9]+)?(-[0-9]+x[0-9]+|-share-[0-9]+-[0-9]+)?\\.[a-z0-9]+$'

/** SQL that extracts the hash from a name. Earlier versions put the original name of the file before the hash. */
export const hashInName = (name: string): string =>
  `substring(${name} from '(?:^|-)([0-9a-f]{12})(?:-\\d+)?\\.\\w+$')`
