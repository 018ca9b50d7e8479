/** A text of the newsroom's screens in both of its languages. */
export type Both = { hu: string; en: string }

export const both = (hu: string, en: string): Both => ({ hu, en })
