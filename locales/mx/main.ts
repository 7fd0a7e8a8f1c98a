export { default } from '../es/main.ts'
