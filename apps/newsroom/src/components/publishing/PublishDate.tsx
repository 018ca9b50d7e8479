/** The form has the date as a value, and the publish button its control. */
export const PublishDate = () => null
