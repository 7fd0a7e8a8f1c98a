export { default } from '../en/settings.ts'
