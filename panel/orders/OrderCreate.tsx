export const OrderCreate = () => null
