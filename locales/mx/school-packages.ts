export { default } from '../es/school-packages.ts'
