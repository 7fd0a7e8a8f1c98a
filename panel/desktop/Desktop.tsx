export const Desktop = () => null
