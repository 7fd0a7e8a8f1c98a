create table "blog_ratings" (
  "blog_id" integer not null,
  "created_at" timestamp with time zone default now() not null,
  "mark" smallint not null,
  "visitor" text not null
);
create table "news_ratings" (
  "created_at" timestamp with time zone default now() not null,
  "mark" smallint not null,
  "news_id" integer not null,
  "visitor" text not null
);
alter table "news" add column "updated_at" timestamp with time zone default now() not null;
update "news" set "updated_at" = coalesce("published_at", "created_at");
alter table "site_reviews" add column "author" text;
alter table "site_reviews" add column "token" text;
alter table "blog_ratings" add constraint "blog_ratings_blog_id_visitor_pk" PRIMARY KEY (blog_id, visitor);
alter table "blog_ratings" add constraint "blog_ratings_mark" CHECK (((mark >= 1) AND (mark <= 5)));
alter table "news_ratings" add constraint "news_ratings_mark" CHECK (((mark >= 1) AND (mark <= 5)));
alter table "news_ratings" add constraint "news_ratings_news_id_visitor_pk" PRIMARY KEY (news_id, visitor);
alter table "site_reviews" add constraint "site_reviews_token_unique" UNIQUE (token);
CREATE INDEX site_reviews_author_created_at_index ON public.site_reviews USING btree (author, created_at);
alter table "blog_ratings" add constraint "blog_ratings_blog_id_blogs_id_fk" FOREIGN KEY (blog_id) REFERENCES blogs(id) ON DELETE CASCADE;
alter table "news_ratings" add constraint "news_ratings_news_id_news_id_fk" FOREIGN KEY (news_id) REFERENCES news(id) ON DELETE CASCADE;
