type Props = { date: string | null; text: string | null }

/** Nothing where the date is unknown. */
export const PublishTime = ({ date, text }: Props) => date && <time dateTime={date}>{text}</time>
