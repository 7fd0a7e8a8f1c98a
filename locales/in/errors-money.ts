export { default } from '../en/errors-money.ts'
