create table "former_tags" (
  "alias" text not null,
  "catalog_type" text not null,
  "tag_id" integer
);
alter table "former_tags" add constraint "former_tags_catalog_type_alias_pk" PRIMARY KEY (catalog_type, alias);
CREATE INDEX former_tags_tag_id_index ON public.former_tags USING btree (tag_id);
alter table "former_tags" add constraint "former_tags_tag_id_tags_id_fk" FOREIGN KEY (tag_id) REFERENCES tags(id) ON DELETE SET NULL;
