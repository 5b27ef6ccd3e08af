/**
 * Folders of the remotes with which the host's tests run, and the walks through the portal. A further remote has tests of
 * its own, and the gate walks through it: what it asks the API and tells the bell would count here too.
 */
export const testedRemotes = ['remote-auth', 'remote-reports'];
