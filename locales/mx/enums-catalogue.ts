export { default } from '../es/enums-catalogue.ts'
