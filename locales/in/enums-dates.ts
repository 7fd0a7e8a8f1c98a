export { default } from '../en/enums-dates.ts'
