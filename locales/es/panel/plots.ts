export default {
  as_table: 'Cifras en tabla',
}
