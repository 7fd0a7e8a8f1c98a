export { default } from '../en/enums-catalogue.ts'
