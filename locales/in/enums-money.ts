export { default } from '../en/enums-money.ts'
