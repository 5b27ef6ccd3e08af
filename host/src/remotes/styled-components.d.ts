declare module 'styled-components/dist/styled-components.browser.esm.js' {
  export * from 'styled-components';
}
