export const OutboxList = () => null
