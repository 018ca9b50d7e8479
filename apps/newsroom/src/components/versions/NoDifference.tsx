/** In a comparison of versions, for fields that only repeat another one. */
export const NoDifference = () => null
