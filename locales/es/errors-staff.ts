export default {
  in_use: 'No se puede eliminar: otros registros lo usan',
  last_admin: 'Es el último administrador principal: no se puede desactivar ni eliminar',
}
