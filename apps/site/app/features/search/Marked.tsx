import styles from './Marked.module.css'
import { markWords } from './mark-words.ts'

/** A text with the search words marked. */
export const Marked = ({ text, keyword }: { text: string; keyword: string }) =>
  markWords(text, keyword).map((piece, index) =>
    piece.marked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never change places
      <mark key={index} className={styles.mark}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  )
