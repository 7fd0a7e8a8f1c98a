/** Whether a browser says that it runs on a phone, which then keeps the phone's filter on a wide screen too (spec: decisions WEB-17). */
export const isPhone = (userAgent: string): boolean => /\bMobi/.test(userAgent)
