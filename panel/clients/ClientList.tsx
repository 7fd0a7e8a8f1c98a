export const ClientList = () => null
