-- No page has the address of the weekly mail's link.
create or replace function private.is_reserved_slug(_slug text) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select _slug = any (array[
      '404', 'about-us', 'admin', 'api', 'assets', 'auth', 'authorize', 'beheer', 'blog', 'contact', 'en', 'feed',
      'files', 'fonts', 'functions', 'health', 'healthz', 'images', 'link-expired', 'mcp', 'media', 'metrics', 'nl',
      'nod', 'oauth', 'og', 'preview', 'privacy', 'readyz', 'realtime', 'register', 'rest', 'search', 'settings',
      'sitemap', 'storage', 'table-showcase', 'terms', 'token', 'views', 'well-known'
    ]) or exists (select from private.content_paths where prefix = '/' || _slug || '/')
  $$;
