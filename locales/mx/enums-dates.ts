export { default } from '../es/enums-dates.ts'
