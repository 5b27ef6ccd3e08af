export const hostilePerson = {
  name: '<img src=x onerror="document.title=\'owned\'">"><script>document.title="owned"</script>',
  email: '"><svg onload=alert(1)>@example.com',
  department: '{{constructor.constructor("alert(1)")()}}',
  title: 'javascript:alert(1)//\u202Egnp.exe',
};
