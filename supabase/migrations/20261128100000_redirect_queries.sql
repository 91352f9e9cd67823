-- Old addresses with more than one parameter, such as /index.php?id=7&option=shop.

alter table public.otm_redirects
  drop constraint path_shape,
  add constraint path_shape check (
    path ~ '^(/|(/[^/?#\\[:cntrl:]]+)+)(\?[^?#[:cntrl:]]+)?$' and path <> '/' and path !~ '[A-Z]'
  );
comment on column public.otm_redirects.path is
  'Decoded, in lower case, without /nl and without a slash at its end; with the parameters that select it, by name (/?p=123). '
  'A last segment * stands for any.';
