export const OutboxPage = () => null
