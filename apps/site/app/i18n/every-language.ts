import { addDictionary } from './dictionaries.ts'
import { en } from './messages-en.ts'
import { hu } from './messages-hu.ts'

// For a page whose modules use messages of every language while they load.
addDictionary('hu', hu)
addDictionary('en', en)
