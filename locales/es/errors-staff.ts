export default {
  in_use: 'No se puede eliminar: otros registros lo usan',
  last_admin: 'Es el último administrador principal: no se puede desactivar ni eliminar',
  alias_leads: 'Esta dirección lleva a otro registro: quítela allí primero, entre las antiguas',
  alias_gone: 'Esta dirección fue de un registro de otro tipo y ya no lleva a ninguna parte',
  none_left: 'No cabe ningún nivel más: elimine antes el que sobre',
  last_default: 'Una cuenta tiene que ser la principal: elige otra para eso',
  same_client: 'Elige otro cliente: es el mismo',
  two_tutors: 'Los clientes están vinculados a profesores distintos',
  unknown_place: 'Tiene un campo que nada completa',
  place_missing: 'Tiene que llevar el código: {secret}',
  too_many_parts: 'Demasiado largo: ocupa muchas partes',
}
