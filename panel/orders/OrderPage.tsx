export const OrderPage = () => null
