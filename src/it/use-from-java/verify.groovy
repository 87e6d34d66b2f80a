def expected = new File(basedir, 'expected.txt').text
for (run in ['module-path', 'class-path']) {
    def printed = new File(basedir, "target/${run}.txt").text
    assert printed == expected : "on the ${run}:\n${printed}"
}
