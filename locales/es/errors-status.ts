export default {
  status_shown: 'Ya no se puede hacer: entretanto el estado ha cambiado y la página muestra el nuevo.',
}
