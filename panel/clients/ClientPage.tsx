export const ClientPage = () => null
